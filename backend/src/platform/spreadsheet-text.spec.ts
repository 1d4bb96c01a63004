import { describe, expect, it } from '@jest/globals';
import { spreadsheetText } from './spreadsheet-text.js';

describe('spreadsheetText', () => {
  it.each(['=1', '+1', '-1', '@a', '＝1', '＋1', '－1', '＠a'])('should keep %s a text', (value) => {
    expect(spreadsheetText(value)).toBe(`'${value}`);
  });

  it('should leave other texts alone', () => {
    expect(spreadsheetText('Ana = Bento')).toBe('Ana = Bento');
  });
});
