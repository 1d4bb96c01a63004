import { describe, expect, it } from '@jest/globals';
import { formsOf, pastOf } from './conjugation.js';

describe('formsOf', () => {
  it.each([
    ['tirar', 'tiro tiras tira tirem tirasse tirarem tirando tirado tirara'],
    ['colocar', 'coloque coloquem colocasse'],
    ['poupar', 'poupem poupe pouparia'],
    ['reforçar', 'reforce reforcem reforca'],
    ['por', 'ponho poe ponha ponham pusesse puser posto'],
    ['incluir', 'inclui incluem inclua incluisse'],
    ['servir', 'sirva sirvam serve servisse'],
    ['ir', 'vai vao fosse for ira'],
  ])('should know the forms of %s', (verb, forms) => {
    expect(forms.split(' ').filter((form) => !formsOf(verb).includes(form))).toEqual([]);
  });

  it('should leave out what was', () => {
    expect(['tirou', 'tirei', 'tiravam'].filter((form) => formsOf('tirar').includes(form))).toEqual([]);
  });
});

describe('pastOf', () => {
  it.each([
    ['rezar', 'rezou rezaram rezei rezava'],
    ['tocar', 'toquei tocou'],
    ['abraçar', 'abracei abracou'],
    ['adoecer', 'adoeceu adoeceram adoecia'],
    ['dormir', 'dormiu dormiam'],
  ])('should know what was, of %s', (verb, forms) => {
    expect(forms.split(' ').filter((form) => !pastOf(verb).includes(form))).toEqual([]);
  });
});
