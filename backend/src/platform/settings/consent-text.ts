/**
 * What a candidate agrees to. Changing a word of it needs a new version: each consent is stored with the version that
 * the person read.
 */
export const CONSENT_VERSION = '2026-11';

export interface ConsentText {
  version: string;
  title: string;
  /** What must stand out on the page: LGPD art. 11, I asks for consent that is specific and highlighted. */
  highlight: string;
  paragraphs: string[];
  /** Stands beside the box to tick. */
  statement: string;
  /** The same for the guardian of somebody under 18 (art. 14). */
  guardianStatement: string;
}

/**
 * The consent for the parish's own name: Lei 13.709/2018 (LGPD), art. 5, II (religious conviction is sensitive data),
 * art. 8 (withdrawable at any time), art. 9 (what must be told), art. 11, I, art. 14 (minors) and art. 18 (rights).
 */
export function consentText({ parishName, city }: { parishName: string; city: string }): ConsentText {
  const controller = city ? `${parishName}, ${city}` : parishName;
  return {
    version: CONSENT_VERSION,
    title: 'Consentimento para o uso dos seus dados',
    highlight:
      'Participar deste ministério revela a sua religião. A lei chama isso de dado pessoal sensível, e só o usamos se você permitir.',
    paragraphs: [
      `Quem responde pelos dados é ${controller}.`,
      'Guardamos o que você informar aqui e no seu perfil: nome, e-mail, telefone, data de nascimento, nome na escala, experiência, disponibilidade, datas dos sacramentos, foto e parentesco com outros ministros, e também as suas respostas, escalas, mensagens e formação.',
      'Usamos esses dados para uma única finalidade: organizar o ministério, isto é, analisar o seu cadastro, montar as escalas, avisar você e acompanhar a formação.',
      'A coordenação e a administração do ministério veem os seus dados. Os outros ministros veem o seu nome na escala e a sua foto. O seu telefone e o seu e-mail só aparecem a quem serve na mesma missa, e você pode desligar isso no perfil. Não vendemos nem cedemos os seus dados.',
      'Guardamos os dados enquanto você participar do ministério. Um cadastro rejeitado é apagado depois do prazo definido pela paróquia, em regra seis meses. Os registros de uso do sistema são guardados em regra por cinco anos.',
      'Você pode ver, corrigir e baixar os seus dados, e apagá-los com a sua conta, a qualquer momento, no seu perfil. Apagar os dados retira este consentimento: o que foi feito antes continua válido, e as escalas antigas guardam só o número de pessoas. Se preferir, peça à coordenação.',
      'Sem este consentimento não podemos receber o seu cadastro.',
    ],
    statement:
      'Li e concordo, de forma livre e específica, que meus dados pessoais, inclusive os que revelam a minha religião, sejam usados para organizar o ministério, como explicado acima.',
    guardianStatement:
      'Sou responsável legal por este candidato, menor de 18 anos, e concordo que seus dados pessoais, inclusive os que revelam a sua religião, sejam usados para organizar o ministério, como explicado acima.',
  };
}
