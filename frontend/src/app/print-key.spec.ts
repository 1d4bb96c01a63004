import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './print-key.ts';

const press = (): boolean =>
  dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true }));

/** The page is drawn some times more. */
const draw = (): void => {
  for (let frame = 0; frame < 5; frame++) vi.advanceTimersToNextFrame();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('should leave Ctrl+P to the browser, but print what is on its way when it has come', () => {
  const printer = vi.spyOn(window, 'print').mockReturnValue();
  expect(press()).toBe(true);
  const coming = Object.assign(document.createElement('p'), { textContent: 'Carregando...' });
  coming.dataset.coming = '';
  document.body.append(coming);
  expect(press()).toBe(false);
  // Pressed again, what is there.
  expect(press()).toBe(true);
  draw();
  expect(printer).not.toHaveBeenCalled();
  coming.remove();
  draw();
  expect(printer).toHaveBeenCalledOnce();
});

it('should ask the page first, which may print something of its own', () => {
  const printer = vi.spyOn(window, 'print').mockReturnValue();
  const own = vi.fn((event: Event) => event.preventDefault());
  document.body.innerHTML = '<p data-coming></p>';
  press();
  addEventListener('keydown', own);
  document.body.innerHTML = '';
  draw();
  expect(own).toHaveBeenCalledOnce();
  removeEventListener('keydown', own);
  expect(printer).not.toHaveBeenCalled();
});
