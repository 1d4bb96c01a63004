import styles from './avatar.module.css';

export interface Photo {
  profileImageUrl: string | null;
  profileImagePosition?: { x: number; y: number } | null;
  profileImageRotation?: number | null;
  profileImageScale?: number | null;
}

/** The side at which a photo is adjusted, in pixels; offsets shrink and grow with the circle. */
export const ADJUST_SIZE = 128;

/** Where a photo sits in a circle of the given side. */
function photoTransform(photo: Photo, size: number): string {
  const { x, y } = photo.profileImagePosition ?? { x: 0, y: 0 };
  const ratio = size / ADJUST_SIZE;
  return `translate(${x * ratio}px, ${y * ratio}px) rotate(${photo.profileImageRotation ?? 0}deg) scale(${photo.profileImageScale ?? 1})`;
}

/** A person's photo in a circle, or the given letters. It repeats a name beside it, so it is silent. */
export function Avatar({
  photo,
  letters,
  size = 44,
}: {
  photo?: Photo | null;
  letters: string;
  size?: number;
}) {
  return (
    <span aria-hidden className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {photo?.profileImageUrl ? (
        <img
          loading="lazy"
          src={photo.profileImageUrl}
          alt=""
          style={{ transform: photoTransform(photo, size) }}
        />
      ) : (
        letters
      )}
    </span>
  );
}

/** Initials of the first two words of a name. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');
