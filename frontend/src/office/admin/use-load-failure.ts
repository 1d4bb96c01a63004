import { useEffect } from 'react';
import type { ApiError } from '../../api/http.ts';
import { toastError } from '../../api/toasts.ts';

/** Tells by toast that the panel's data did not come; the place where they would be offers to try again. */
export function useLoadFailure(error: ApiError | null): void {
  useEffect(() => {
    if (error) toastError('Erro ao carregar dados', error);
  }, [error]);
}
