# What is mailed about somebody's account. $name is what they are called, $link leads to a page.

mail-password-link =
    Somebody, probably you, wants to choose a new password for { $name }. This link does it, once, within an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.
    .subject = A new password for { $name }
mail-email-link =
    Somebody, probably you, gave this address for the account { $name }. This link confirms it, once, within a day:

    { $link }

    If it was not you, do nothing: you will get no more mail.
    .subject = Is this your address?
mail-password-changed =
    The password of { $name } has been changed, and all other browsers have been logged out.

    If it was not you, ask for a new password on the page where people log in:

    { $site }
    .subject = Your password has been changed
mail-address-changed =
    The account { $name } has another address now, and mail goes there.

    If it was not you, write to whoever runs this server:

    { $site }
    .subject = Your address has been changed
