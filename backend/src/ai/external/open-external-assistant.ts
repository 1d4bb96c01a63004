import type { ExternalAssistant } from './external-assistant.js';

/** Loads the client of the external model first: two hundred modules that most parishes never need. */
export async function openExternalAssistant(
  ...options: ConstructorParameters<typeof ExternalAssistant>
): Promise<ExternalAssistant> {
  const module = await import('./external-assistant.js');
  return new module.ExternalAssistant(...options);
}
