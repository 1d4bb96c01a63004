import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type LoadedModule<Props> = Promise<{ default: ComponentType<Props> }>;

/** A component whose code is loaded when it is first shown. */
export type LazyPage<Props> = ComponentType<Props> & {
  /** Begins to load ahead of time. What fails here is loaded, and told, again when the component is shown. */
  preload: () => void;
};

/**
 * Like React's `lazy` with a `Suspense` around it, but shown as soon as the code is there: React holds back what
 * follows a fallback until 300 ms after it (FALLBACK_THROTTLE_MS), once for every step on the way to a page.
 * @param waiting what is shown until then.
 * @throws while rendering, what the loading failed with, for the error boundary around it.
 */
export function lazyPage<Props extends object = object>(
  load: () => LoadedModule<Props>,
  waiting: ReactNode,
): LazyPage<Props> {
  let component: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  function start(): Promise<void> {
    loading ??= load().then(
      (module) => {
        component = module.default;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function LazyComponent(props: Props) {
    const [, setReady] = useState(component !== null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      // Also when the code came between the first rendering and now.
      start().then(
        () => setReady(true),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    return component ? createElement(component, props) : waiting;
  }
  return Object.assign(LazyComponent, { preload: () => void start().catch(() => undefined) });
}
