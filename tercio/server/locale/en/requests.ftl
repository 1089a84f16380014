### What is wrong with a request itself. $field: a name as it was sent. $why: what is wrong with it, or what a library says.

request-field = { $field }: { $why }
request-itself = The request: { $why }
request-type = It must be of the type `{ $expected }`, not `{ $got }`.
request-missing = The field `{ $field }` is missing.
request-unknown = There is no field `{ $field }`.
request-too-short = It must have { $count } letters or more.
request-too-long = It may have { $count } letters at most.
request-too-few = It must have { $count } or more.
request-too-many = It may have { $count } at most.
request-too-low = It must be { $count } or more.
request-too-high = It may be { $count } at most.
request-not-so-many = There must be { $count } of them.
request-pattern = It must be written like { $pattern }.
request-value = It cannot be { $value }.
request-wrong = { $why }
request-no-json = The request is no JSON: { $why }
request-no-method = That cannot be done at this address.
request-too-large = The request is too large.
request-space = {" "}
