import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/http.ts';
import {
  canSend,
  checkFailure,
  passwordProblem,
  repetitionProblem,
  sendingFailure,
} from './password-rules.ts';

describe('canSend', () => {
  it.each([
    ['', '', false],
    ['abcdef', '', false],
    ['abcdef', 'abcdeg', false],
    ['abcdef', 'abcdef', true],
    ['a', 'a', true],
  ])('should for %j and %j be %s', (password, repeated, expected) => {
    expect(canSend(password, repeated)).toBe(expected);
  });
});

describe('passwordProblem', () => {
  it.each([
    ['abcde', 'A senha deve ter pelo menos 6 caracteres.'],
    ['😀😀😀', 'A senha deve ter pelo menos 6 caracteres.'],
    ['abcdef', undefined],
    ['ação é', undefined],
  ])('should of %j be %j', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});

describe('repetitionProblem', () => {
  it.each([
    ['segredo1', '', false, undefined],
    ['segredo1', 'segr', false, undefined],
    ['segredo1', 'segr', true, 'As senhas não coincidem'],
    ['segredo1', 'sogr', false, 'As senhas não coincidem'],
    ['segredo1', 'segredo12', false, 'As senhas não coincidem'],
    ['segredo1', 'segredo1', true, undefined],
  ])('should of %j repeated as %j (left: %s) be %j', (password, repeated, left, problem) => {
    expect(repetitionProblem(password, repeated, left)).toBe(problem);
  });
});

const answer = (status: number, message: string) =>
  new ApiError(status, JSON.stringify({ statusCode: status, code: 'x', message, requestId: 'r' }));

describe('checkFailure', () => {
  it('should tell a lost connection from a server that could not judge', () => {
    expect(checkFailure(new ApiError(0, ''))).toEqual({
      title: 'Erro de conexão',
      text: 'Não foi possível conectar ao servidor. Tente novamente.',
    });
    expect(checkFailure(new ApiError(502, 'Bad Gateway'))).toEqual({
      title: 'Erro de validação',
      text: 'Não foi possível validar o token. Tente novamente.',
    });
    expect(checkFailure(answer(429, 'Muitas tentativas.')).text).toBe('Muitas tentativas.');
  });
});

describe('sendingFailure', () => {
  it("should carry the server's sentence under its own title", () => {
    expect(sendingFailure('Erro ao definir senha', answer(400, 'Token expirado ou já utilizado.'))).toEqual({
      title: 'Erro ao definir senha',
      description: 'Token expirado ou já utilizado.',
    });
    expect(sendingFailure('Erro ao definir senha', new ApiError(0, '')).title).toBe('Erro de conexão');
  });
});
