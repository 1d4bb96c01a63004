import { describe, expect, it } from 'vitest';
import { photoProblem } from './photo-rules.ts';

describe(photoProblem, () => {
  it('should refuse what is no image, whatever its size', () => {
    expect(photoProblem({ type: 'application/pdf', size: 10 })).toBe(
      'Por favor, selecione apenas arquivos de imagem',
    );
    expect(photoProblem({ type: '', size: 9_000_000 })).toBe(
      'Por favor, selecione apenas arquivos de imagem',
    );
  });

  it('should take up to 2 MB', () => {
    expect(photoProblem({ type: 'image/jpeg', size: 2_097_152 })).toBeNull();
    expect(photoProblem({ type: 'image/png', size: 2_097_153 })).toBe('A imagem deve ter no máximo 2MB');
  });
});
