import { describe, expect, it } from 'vitest';
import { caretAfterFormat, formatPhone, phoneDigits, whatsAppUrl } from './phone.ts';

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['abc', ''],
    ['1', '+55 (1'],
    ['15', '+55 (15'],
    ['159', '+55 (15) 9'],
    ['15999998888', '+55 (15) 99999-8888'],
    ['1533334444', '+55 (15) 3333-4444'],
    ['(15) 99999-8888', '+55 (15) 99999-8888'],
    ['+55 (15) 99999-8888', '+55 (15) 99999-8888'],
    ['5515999998888', '+55 (15) 99999-8888'],
    ['+551599999888877', '+55 (15) 99999-8888'],
    ['351912345678', '+35 (19) 1234-5678'],
    ['015 99999-8888', '+55 (15) 99999-8888'],
    ['+55 (015) 99999-8888', '+55 (15) 99999-8888'],
  ])('should show %j as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('should let everything be deleted', () => {
    let text = formatPhone('15999998888');
    for (let presses = 0; text !== '' && presses < 30; presses += 1) text = formatPhone(text.slice(0, -1));
    expect(text).toBe('');
  });

  it('should grow digit by digit as somebody types', () => {
    const shown = [...'15999998888'].reduce((text, digit) => formatPhone(text + digit), '');
    expect(shown).toBe('+55 (15) 99999-8888');
  });

  it.each([
    '+55 (15) 99999-1234',
    '5515999991234',
    '15999991234',
    '+5515999991234',
    '55 15 99999-1234',
    '015999991234',
  ])('should end as 55 and digits when %j is typed key by key', (keys) => {
    const shown = [...keys].reduce((text, key) => formatPhone(text + key), '');
    expect(shown).toBe('+55 (15) 99999-1234');
  });

  it('should keep the area 55', () => {
    expect([...'55999991234'].reduce((text, key) => formatPhone(text + key), '')).toBe('+55 (55) 99999-1234');
  });

  it('should give the digits that WhatsApp takes', () => {
    expect(phoneDigits('+55 (15) 99999-8888')).toBe('5515999998888');
  });
});

describe('caretAfterFormat', () => {
  it('should stay at the end of what is typed', () => {
    expect(caretAfterFormat('15', 2, '+55 (15')).toBe(7);
  });

  it('should stay behind a digit that was put in the middle', () => {
    // '+55 (15) 9|9999-8888' with a 7 typed at the bar
    expect(caretAfterFormat('+55 (15) 979999-8888', 11, '+55 (15) 97999-99888')).toBe(11);
  });

  it('should pass a separator that cannot be deleted, so that the next press takes the digit', () => {
    // the bracket of '+55 (15) 99999-8888' deleted from behind
    expect(caretAfterFormat('+55 (15 99999-8888', 7, '+55 (15) 99999-8888')).toBe(7);
  });
});

describe('whatsAppUrl', () => {
  it.each(['+55 (15) 90261-7428', '5515902617428', '(15) 90261-7428', '15 90261 7428'])(
    'should open the conversation with %s',
    (phone) => {
      expect(whatsAppUrl(phone)).toBe('https://wa.me/5515902617428');
    },
  );

  it('should begin the text', () => {
    expect(whatsAppUrl('(15) 90261-7428', 'Olá, Ana!')).toBe(
      'https://wa.me/5515902617428?text=Ol%C3%A1%2C%20Ana!',
    );
  });
});
