/* Shows what the server sends to this browser, whether or not a page is open. */

self.addEventListener("push", (event) => {
  const { title, body, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: link, icon: "/icon.svg", data: { link } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  // Whatever was sent, it leads to a page of this server.
  const { hash } = new URL(event.notification.data.link, self.location.origin);
  event.waitUntil(self.clients.openWindow(`/${hash}`));
});
