import { send } from '../../../api/http.ts';

export type ExportFormat = 'html' | 'json';

/** Long after the browser has taken the file. */
const RELEASE_MS = 60_000;

/**
 * Saves everything that is held about the person as a file: `html` to read, `json` for programs.
 * @throws ApiError as `send`.
 */
export async function downloadMyData(format: ExportFormat): Promise<void> {
  const response = await send(`/api/privacy/export?format=${format}`);
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: `meus-dados.${format}` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
