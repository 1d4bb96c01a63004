import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { toast, toastError } from '../ui/toast/toasts.ts';
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
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  const content = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href: content, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(content), RELEASE_MS);
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
