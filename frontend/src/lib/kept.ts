/** On an answer that this device has kept, which the service worker gives when the server gives none: its date. */
export const KEPT_SINCE = 'x-kept-since';
