import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { toast, toastError } from './toasts.ts';
import { send, type ApiError } from './http.ts';
import type { Words } from './queries.ts';

/** Long after the browser has taken the file. */
const RELEASE_MS = 60_000;

/**
 * Saves the file at an address of the API under the name that the server gives it.
 * @throws ApiError as {@link send}.
 */
export async function download(url: string): Promise<void> {
  const response = await send(url);
  const name = nameIn(response.headers.get('content-disposition') ?? '');
  saveFile(await response.blob(), name);
}

/** Saves what the page has. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}

/** The file's name in a Content-Disposition: the one in UTF-8 (RFC 8187) before the one without accents. */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(disposition)?.[1] ?? '');
}

/** {@link download} from a page, with its result as a toast. Nothing is read again, since nothing changes. */
export function useDownload({
  success,
  failure,
}: {
  success: Words;
  failure: string;
}): UseMutationResult<void, ApiError, string> {
  return useMutation<void, ApiError, string>({
    mutationFn: download,
    onSuccess: () => toast(typeof success === 'string' ? { title: success } : success),
    onError: (error) => toastError(failure, error),
  });
}
