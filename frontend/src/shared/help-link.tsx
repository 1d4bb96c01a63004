import { Link, useLocation } from 'react-router';

/** Where a guide is read; without one, the whole manual. */
export const helpAddressOf = (slug = ''): string => (slug === '' ? '/ajuda' : `/ajuda/${slug}`);

/** Where the guide that belongs to a page is found: which one it is, the help itself knows. */
export const helpFor = (pathname: string): string => `/ajuda?de=${encodeURIComponent(pathname)}`;

/** The way to the guide of a page before login. @param page absent: the one of the address. */
export function HelpLink({ page }: { page?: string | undefined }) {
  const { pathname } = useLocation();
  return <Link to={helpFor(page ?? pathname)}>Ajuda</Link>;
}
