import { describe, expect, it } from '@jest/globals';
import { withoutSideActs } from './side-acts.js';

const parts = (message: string) => withoutSideActs(message, (part) => !/\d/.test(part));

describe('parts of a message that ask for something else', () => {
  it.each([
    ['tira o João do dia 8 e avisa ele', 'tira o João do dia 8', ['avisa ele']],
    ['põe a Vera no dia 22, manda pro padre', 'põe a Vera no dia 22', ['manda pro padre']],
    ['avisa o João e tira ele do dia 8', 'tira ele do dia 8', ['avisa o João']],
    ['avisa ele', null, []],
    ['põe a Vera dia 5 e anota no quadro, por favor', 'põe a Vera dia 5, por favor', ['anota no quadro']],
  ])('parts %j', (message, rest, left) => {
    expect(parts(message)).toEqual(rest === null ? null : { rest, left });
  });

  it('leaves what is about who serves', () => {
    expect(parts('tira o João dia 15 e fala pro Antônio ir no lugar')).toBeNull();
    expect(parts('tira o João dia 15 e avisa que ele volta')).toBeNull();
    expect(parts('tira o João do dia 8 e manda a Vera no dia 9')).toBeNull();
  });
});
