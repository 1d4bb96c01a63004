import { describe, expect, it } from 'vitest';
import { photoProblem } from './photo-rules.ts';

describe(photoProblem, () => {
  it.each(['application/pdf', '', 'image/heic', 'image/gif'])(
    'should refuse what the server cannot read (%j), whatever its size, and say what it can',
    (type) => {
      for (const size of [10, 9_000_000])
        expect(photoProblem({ type, size })).toEqual({
          title: 'Por favor, selecione apenas arquivos de imagem',
          description: 'Servem JPEG, PNG e WebP. Uma captura de tela da foto costuma servir.',
        });
    },
  );

  it('should take up to 2 MB, and say of more what one can do', () => {
    expect(photoProblem({ type: 'image/jpeg', size: 2_097_152 })).toBeNull();
    expect(photoProblem({ type: 'image/png', size: 2_097_153 })).toEqual({
      title: 'A imagem deve ter no máximo 2MB',
      description: 'A sua pode ser diminuída agora mesmo.',
      isTooLarge: true,
    });
  });
});
