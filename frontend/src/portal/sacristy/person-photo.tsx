import { useQuery } from '@tanstack/react-query';
import { Avatar, initialsOf, type Photo } from '../../ui/avatar.tsx';
import { photoAddress } from './sacristy-store.ts';

/** Somebody's photo, which this device's session alone may see; until it is there, their initials. */
export function PersonPhoto({
  person: { photoUrl, scheduleName, ...place },
  token,
  size,
}: {
  person: { photoUrl: string | null; scheduleName: string } & Omit<Photo, 'profileImageUrl'>;
  token: string;
  size: number;
}) {
  const photo = useQuery({
    queryKey: ['sacristy photo', photoUrl],
    enabled: photoUrl !== null,
    queryFn: () => photoAddress(photoUrl!, token),
  });
  return (
    <Avatar
      photo={{ ...place, profileImageUrl: photo.data ?? null }}
      letters={initialsOf(scheduleName)}
      size={size}
    />
  );
}
