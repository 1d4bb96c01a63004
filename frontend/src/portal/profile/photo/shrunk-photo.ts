/** Twice what the server stores: its own copy is as good as that of the original. */
const MAX_SIDE = 1600;
const QUALITY = 0.9;

/** The same picture, small enough to be sent, upright; null where the browser cannot read it. */
export async function shrunkPhoto(photo: Blob): Promise<Blob | null> {
  const image = await createImageBitmap(photo).catch(() => null);
  if (!image) return null;
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((made) => canvas.toBlob(made, 'image/jpeg', QUALITY));
}
