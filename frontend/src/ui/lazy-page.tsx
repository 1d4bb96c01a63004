import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { afterwards } from '../lib/afterwards.ts';

/** Code that is loaded when it is first wanted. */
export interface LazyPart<Part> {
  /** The code, once it is there. */
  loaded: () => Part | null;
  /** @throws what the loading failed with; the next call tries again. */
  load: () => Promise<Part>;
  /** Loads ahead of time. What fails here is loaded, and told, again when it is wanted. */
  preload: () => Promise<void>;
}

export function lazyPart<Part>(load: () => Promise<{ default: Part }>): LazyPart<Part> {
  let part: Part | null = null;
  let loading: Promise<Part> | null = null;
  function start(): Promise<Part> {
    loading ??= load().then(
      (module) => (part = module.default),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }
  const ignore = (): void => undefined;
  return { loaded: () => part, load: start, preload: () => start().then(ignore, ignore) };
}

/** Loads these after what the page itself needs, so that they are there when the network is gone. */
export const preloadLater = (...parts: readonly Pick<LazyPart<unknown>, 'preload'>[]): void =>
  afterwards(() => parts.forEach(({ preload }) => void preload()));

/** A component whose code is loaded when it is first shown. */
export type LazyPage<Props> = ComponentType<Props> & Pick<LazyPart<unknown>, 'preload'>;

/**
 * Like React's `lazy` with a `Suspense` around it, but shown as soon as the code is there: React holds back what
 * follows a fallback until 300 ms after it (FALLBACK_THROTTLE_MS), once for every step on the way to a page.
 * @param waiting what is shown until then.
 * @throws while rendering, what the loading failed with, for the error boundary around it.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode,
): LazyPage<Props> {
  const part = lazyPart(load);
  function LazyComponent(props: Props) {
    const [, setReady] = useState(part.loaded() !== null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      // Also when the code came between the first rendering and now.
      part.load().then(
        () => setReady(true),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    const component = part.loaded();
    return component ? createElement(component, props) : waiting;
  }
  return Object.assign(LazyComponent, { preload: part.preload });
}
