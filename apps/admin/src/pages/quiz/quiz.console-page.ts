import { AimOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'quiz',
  title: '猜参数',
  icon: AimOutlined,
  group: 'events',
  order: 60,
  opensWith: api.StaffQuiz.GetDays,
  lazy: async () => ({ Component: (await import('./quiz-page.tsx')).QuizPage }),
  targets: {
    quizQuestion: () => '/quiz',
  },
}
