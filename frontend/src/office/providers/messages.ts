import portuguese from 'ra-language-pt-br';
import type { TranslationMessages } from 'react-admin';

const { ra } = portuguese;

/** How resources and their fields are called. Each resource adds its own. */
const resourceMessages = {
  resources: {
    ministers: { name: 'Ministro |||| Ministros' },
    schedules: { name: 'Escala |||| Escalas' },
    'mass-rules': { name: 'Missa do cronograma |||| Cronograma padrão' },
    news: { name: 'Notícia |||| Notícias' },
    'community-posts': { name: 'Publicação |||| Mural' },
    'training-courses': { name: 'Curso |||| Cursos' },
    'training-modules': { name: 'Aula |||| Aulas' },
    'liturgical-materials': { name: 'Material litúrgico |||| Materiais litúrgicos' },
    procedures: { name: 'Procedimento |||| Procedimentos' },
    emails: { name: 'E-mail |||| E-mails' },
    'audit-events': { name: 'Ato |||| Auditoria' },
  },
};

/**
 * Every word that react-admin says: the published Brazilian translation, what it lacks (a test compares the keys with
 * the English original), and the words that this application says otherwise everywhere ('Excluir', 'Editar').
 */
export const messages: TranslationMessages = {
  ra: {
    ...ra,
    action: {
      ...ra.action,
      back: 'Voltar',
      delete: 'Excluir',
      edit: 'Editar',
      reset: 'Redefinir',
      search_columns: 'Buscar colunas',
      select_columns: 'Colunas',
      show: 'Ver',
      toggle_theme: 'Aparência',
    },
    boolean: { ...ra.boolean, null: 'Não informado' },
    configurable: {
      customize: 'Personalizar',
      configureMode: 'Personalizar esta página',
      inspector: {
        title: 'Personalizar',
        content: 'Passe sobre as partes da página para personalizá-las.',
        reset: 'Voltar ao padrão',
        hideAll: 'Esconder tudo',
        showAll: 'Mostrar tudo',
      },
      Datagrid: { title: 'Tabela', unlabeled: 'Coluna sem nome #%{column}' },
      SimpleForm: { title: 'Formulário', unlabeled: 'Campo sem nome #%{input}' },
      SimpleList: {
        title: 'Lista',
        primaryText: 'Texto principal',
        secondaryText: 'Segunda linha',
        tertiaryText: 'À direita',
      },
    },
    guesser: { empty: { title: 'Nada para mostrar', message: 'Ainda não há registros aqui.' } },
    input: {
      ...ra.input,
      references: {
        all_missing: 'Os registros ligados a este não foram encontrados.',
        many_missing: 'Ao menos um dos registros ligados a este não existe mais.',
        single_missing: 'O registro ligado a este não existe mais.',
      },
    },
    message: {
      ...ra.message,
      access_denied: 'Sua função não permite abrir esta página.',
      authentication_error: 'Não foi possível confirmar a sua sessão. Tente novamente.',
      bulk_delete_content:
        'Tem certeza que deseja excluir %{name}? Isso não pode ser desfeito. |||| Tem certeza que deseja excluir estes %{smart_count} itens? Isso não pode ser desfeito.',
      bulk_delete_title: 'Excluir %{name} |||| Excluir %{smart_count} %{name}',
      bulk_update_content:
        'Tem certeza que deseja mudar %{name} %{recordRepresentation}? |||| Tem certeza que deseja mudar estes %{smart_count} itens?',
      bulk_update_title: 'Mudar %{name} %{recordRepresentation} |||| Mudar %{smart_count} %{name}',
      delete_content: 'Tem certeza que deseja excluir? Isso não pode ser desfeito.',
      delete_title: 'Excluir %{name} %{recordRepresentation}',
      error: 'Algo deu errado e o que você pediu não foi feito. Tente novamente.',
      invalid_form: 'Confira os campos marcados e envie de novo.',
      not_found: 'Esta página não existe. Confira o endereço.',
    },
    navigation: {
      ...ra.navigation,
      last: 'Ir para última página',
      no_filtered_results: 'Nada encontrado com estes filtros.',
      no_more_results: 'A página %{page} não existe. Volte à anterior.',
      no_results: 'Nada encontrado.',
    },
    notification: {
      ...ra.notification,
      bad_item: 'Registro incorreto',
      created: 'Criado com sucesso',
      data_provider_error: 'Erro ao falar com o servidor. Tente novamente.',
      deleted: 'Excluído com sucesso |||| %{smart_count} excluídos com sucesso',
      http_error: 'Não foi possível conectar ao servidor. Tente novamente.',
      i18n_error: 'Não foi possível carregar os textos.',
      item_doesnt_exist: 'O registro não existe mais',
      offline: 'Sem conexão. Não foi possível carregar.',
      updated: 'Salvo com sucesso |||| %{smart_count} salvos com sucesso',
    },
    page: {
      ...ra.page,
      create: '%{name}: novo registro',
      dashboard: 'Página Inicial',
      edit: '%{name}: %{recordRepresentation}',
      empty: 'Ainda não há registros aqui.',
      invite: 'Deseja criar o primeiro?',
      show: '%{name}: %{recordRepresentation}',
    },
    sort: { ...ra.sort, sort_by: 'Ordenar por %{field_lower_first} %{order}' },
    validation: {
      ...ra.validation,
      regex: 'Confira o formato (%{pattern})',
      required: 'Preencha este campo',
      unique: 'Já existe outro igual',
    },
  },
  ...resourceMessages,
};
