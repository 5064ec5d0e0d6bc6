import { noticeTabs } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'
import { questionnaireEarnings } from './earnings.ts'
import { answerExport } from './for-staff/answers.export.ts'
import { questionnaireExport } from './for-staff/staff-questionnaires.read.ts'
import { eraseParticipations, exportAnswersOf, exportParticipations } from './questionnaire.export.ts'
import { questionnaireMethods, staffQuestionnaireMethods } from './questionnaire.handlers.ts'
import { questionnaireJobs, questionnaireSchedules } from './questionnaire.jobs.ts'
import { questionnaireTarget } from './questionnaire-target.ts'

export const questionnaireManifest = {
  name: 'questionnaire',
  handlers: { Questionnaire: questionnaireMethods, StaffQuestionnaire: staffQuestionnaireMethods },
  exports: [questionnaireExport, answerExport],
  jobs: questionnaireJobs,
  schedules: questionnaireSchedules,
  targets: [questionnaireTarget],
  noticeKinds: { 'questionnaire.invited': { tab: noticeTabs.system } },
  counters: [
    {
      table: 'questionnaire',
      counters: {
        submitted: sql`(select count(*) from questionnaire_answer a where a.questionnaire_id = questionnaire.id)
          + (select count(*) from questionnaire_box b where b.questionnaire_id = questionnaire.id)`,
        careless: sql`(select count(*) from questionnaire_answer a
            where a.questionnaire_id = questionnaire.id and a.is_careless)
          + (select count(*) from questionnaire_box b where b.questionnaire_id = questionnaire.id and b.is_careless)`,
      },
    },
  ],
  earnings: questionnaireEarnings,
  personalData: {
    exportedTables: {
      questionnaire_participant: ['questionnaires'],
      questionnaire_answer: ['questionnaire-answers'],
      questionnaire_draft: ['questionnaire-answers'],
    },
    collect: async (_app, db, memberId) => ({
      lists: {
        questionnaires: await exportParticipations(db, memberId),
        'questionnaire-answers': await exportAnswersOf(db, memberId),
      },
    }),
    erasePerson: (tx, { memberId }) => eraseParticipations(tx, memberId),
  },
  demo: async () => (await import('./demo/questionnaire.demo.ts')).questionnaireDemo,
} satisfies Manifest
