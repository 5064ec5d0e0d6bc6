import { FormOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'questionnaires',
  title: '问卷',
  icon: FormOutlined,
  group: 'events',
  order: 80,
  opensWith: api.StaffQuestionnaire.GetList,
  searchBy: 'keyword',
  lazy: async () => ({
    Component: (await import('./questionnaires-page.tsx')).QuestionnairesPage,
  }),
  detail: async () => ({
    Component: (await import('./questionnaire-detail-page.tsx')).QuestionnaireDetailPage,
  }),
  targets: {
    questionnaire: pageOf('/questionnaires'),
  },
}
