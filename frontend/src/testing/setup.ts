import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '../api/queries.ts';

// How long something may take says nothing about a machine that has other work.
configure({ asyncUtilTimeout: 300_000 });

// jsdom has no media queries: a light theme on a screen of any width.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }) as MediaQueryList;

// Nor does it lay anything out: nothing has a size that could change.
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// Nor does it scroll.
Element.prototype.scrollIntoView = () => undefined;

// Nor does it capture pointers, which toasts ask for before a swipe.
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});
