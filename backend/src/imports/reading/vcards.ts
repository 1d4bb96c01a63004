/** Headings of the table that cards make; they are recognised as any spreadsheet's are. */
const HEADINGS = ['Nome', 'Telefone', 'E-mail', 'Data de nascimento'];

interface Property {
  name: string;
  parameters: string;
  value: string;
}

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 1000));

/** Rows of address cards (vCard 2.1 to 4.0), the headings first. */
export function readVcards(text: string): string[][] {
  const rows: string[][] = [];
  let card: Property[] = [];
  for (const line of unfold(text)) {
    const property = propertyOf(line);
    if (!property) continue;
    if (property.name === 'BEGIN') card = [];
    else if (property.name === 'END') rows.push(rowOf(card));
    else card.push(property);
  }
  return [HEADINGS, ...rows];
}

/** Lines with those joined that continue on the next one, by its indent or by quoted-printable's last `=`. */
function unfold(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(/=\n/g, '')
    .split('\n');
}

function propertyOf(line: string): Property | null {
  const found = /^(?:[\w-]+\.)?([A-Za-z-]+)((?:;[^:]*)?):(.*)$/.exec(line);
  if (!found) return null;
  const [, name = '', parameters = '', value = ''] = found;
  return { name: name.toUpperCase(), parameters: parameters.toUpperCase(), value };
}

function rowOf(card: readonly Property[]): string[] {
  const valueOf = (name: string) => {
    const property = card.find((one) => one.name === name);
    return property ? textOf(property) : '';
  };
  const phones = card.filter(({ name }) => name === 'TEL');
  const phone = phones.find(({ parameters }) => parameters.includes('CELL')) ?? phones[0];
  return [
    valueOf('FN').replace(/\\([,;\\])/g, '$1') || nameParts(valueOf('N')),
    phone ? textOf(phone).replace(/^tel:/i, '') : '',
    valueOf('EMAIL'),
    valueOf('BDAY').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
  ];
}

/** "Souza;Ana;;;" is Ana Souza. */
function nameParts(text: string): string {
  const [family = '', given = '', middle = ''] = text.split(';');
  return [given, middle, family].filter(Boolean).join(' ');
}

function textOf({ parameters, value }: Property): string {
  if (!parameters.includes('QUOTED-PRINTABLE')) return value.trim();
  const bytes: number[] = [];
  for (let at = 0; at < value.length; at += 1) {
    const hex = /^=([0-9A-Fa-f]{2})/.exec(value.slice(at, at + 3));
    if (hex) {
      bytes.push(parseInt(hex[1]!, 16));
      at += 2;
    } else bytes.push(...new TextEncoder().encode(value[at]));
  }
  return new TextDecoder('utf-8').decode(Uint8Array.from(bytes)).trim();
}
