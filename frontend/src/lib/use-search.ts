import { useMemo } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';

/** What was changed of a search before the page was drawn with it. */
const changed = new WeakMap<Location, URLSearchParams>();

/**
 * What a page keeps in its address after the '?', and how some of it is changed, without a step in the history. Changes
 * that come before the page is drawn again, also from other parts of it, are made one on top of the other.
 */
export function useSearch(): [
  search: URLSearchParams,
  change: (edit: (now: URLSearchParams) => void) => void,
] {
  const location = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const change = (edit: (now: URLSearchParams) => void): void => {
    const now = new URLSearchParams(changed.get(location) ?? location.search);
    edit(now);
    changed.set(location, now);
    void navigate(`?${now}`, { replace: true });
  };
  return [search, change];
}
