/** Verbs → what they mean in requests, by their infinitives; all of their forms are understood (conjugation.ts). */
export const VERBS = {
  remove: `tirar retirar remover excluir dispensar liberar poupar preservar eximir isentar suprimir desalocar subtrair desobrigar aliviar livrar escusar
    desescalar cortar arrancar desligar eliminar desvincular desincumbir apagar bloquear desmarcar desconvocar riscar sacar deletar tesourar ejetar dropar destituir desonerar vetar banir desincluir desconsiderar`,
  leaves: 'sair faltar desistir furar',
  enters: 'entrar',
  away: 'viajar folgar ausentar descansar repousar pular',
  place: `colocar por repor escalar incluir encaixar fixar garantir adicionar acrescentar chamar meter convocar designar
    reservar confirmar marcar lançar indicar inscrever nomear programar selecionar escolher aproveitar encarregar alistar registrar botar alocar posicionar prever acomodar enfiar agendar inserir empossar escalonar incumbir instalar credenciar agregar recrutar mobilizar`,
  leave: 'deixar manter',
  serve: `servir atuar participar ajudar comparecer figurar assumir aparecer auxiliar colaborar ir vir estar ficar`,
  able: 'poder conseguir aguentar topar',
  want: 'querer preferir gostar desejar solicitar rogar dispor requerer',
  swap: 'inverter permutar intercambiar',
  replace: 'trocar substituir cobrir render suprir revezar alternar',
  together: 'misturar agrupar parear juntar unir acompanhar emparelhar',
  apart: 'separar distanciar apartar desencontrar',
  max: 'limitar ultrapassar exceder',
  more: 'aumentar reforçar ampliar elevar subir',
  fewer: 'diminuir reduzir baixar abaixar enxugar encolher',
  need: 'precisar necessitar bastar',
  avoid: 'evitar',
  forget: 'esquecer desistir',
} as const;
