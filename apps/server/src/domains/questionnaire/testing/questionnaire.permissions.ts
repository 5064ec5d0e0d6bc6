import { Questionnaire } from '@guangquan/contract'
import type { Browser } from '../../../testing/call-as.ts'
import { callAs } from '../../../testing/call-as.ts'
import { everybody, members, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { buildAnswer, buildQuestionnaire, fewAnswers, questionnaireInput } from './build-questionnaire.ts'

const reason = '运营核对过'
const version = 1

/** A write of staff about a questionnaire. */
const about = (body: object, values: Parameters<typeof buildQuestionnaire>[1] = {}): Permission => ({
  ...staffOnly,
  write: { make: async (node) => ({ id: await buildQuestionnaire(node, values), ...body }) },
})

const start = async (node: TestNode, browser: Browser, id: string) =>
  (await callAs(node, browser, Questionnaire.GetDetail, { id })).start

export const permissions = {
  'Questionnaire/GetList': members,
  'Questionnaire/GetDetail': members,
  'Questionnaire/Preview': everybody,
  'Questionnaire/SaveDraft': {
    ...members,
    write: { make: async (node) => ({ id: await buildQuestionnaire(node), answers: fewAnswers }) },
  },
  'Questionnaire/Submit': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const id = await buildQuestionnaire(node)
        return { id, answers: fewAnswers, start: await start(node, browser, id), salt: 'x'.repeat(22) }
      },
    },
  },
  'Questionnaire/Withdraw': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const id = await buildQuestionnaire(node)
        await buildAnswer(node, { id, browser })
        return { id }
      },
    },
  },
  'Questionnaire/GetResult': members,
  'StaffQuestionnaire/GetList': staffOnly,
  'StaffQuestionnaire/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffQuestionnaire/GetDetail': staffOnly,
  'StaffQuestionnaire/Upload': staffOnly,
  'StaffQuestionnaire/Create': {
    ...staffOnly,
    write: { make: (node) => questionnaireInput(node.app.now()) },
  },
  'StaffQuestionnaire/Save': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        id: await buildQuestionnaire(node, { stage: 0 }),
        version,
        ...questionnaireInput(node.app.now()),
      }),
    },
  },
  'StaffQuestionnaire/SetState': about({ version, act: 'close', reason }),
  'StaffQuestionnaire/Copy': about({}),
  'StaffQuestionnaire/SetCareless': about({ version, leaveOut: false, reason }),
  'StaffQuestionnaire/GetResults': staffOnly,
  'StaffQuestionnaire/GetTexts': staffOnly,
  'StaffQuestionnaire/GetCross': staffOnly,
  'StaffQuestionnaire/ExportAnswers': about({ reason }),
  'StaffQuestionnaire/Invite': about({ version, reason }),
} satisfies Record<string, Permission>
