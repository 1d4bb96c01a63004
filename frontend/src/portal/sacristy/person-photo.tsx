import { useQuery } from '@tanstack/react-query';
import { Avatar, initialsOf } from '../../ui/avatar.tsx';
import { photoAddress } from './sacristy-store.ts';

/** Somebody's photo, which this device's session alone may see; until it is there, their initials. */
export function PersonPhoto({
  person: { photoUrl, scheduleName },
  token,
  size,
}: {
  person: { photoUrl: string | null; scheduleName: string };
  token: string;
  size: number;
}) {
  const photo = useQuery({
    queryKey: ['sacristy photo', photoUrl],
    enabled: photoUrl !== null,
    queryFn: () => photoAddress(photoUrl!, token),
  });
  return (
    <Avatar photo={{ profileImageUrl: photo.data ?? null }} letters={initialsOf(scheduleName)} size={size} />
  );
}
