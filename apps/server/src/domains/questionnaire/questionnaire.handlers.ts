import { questionnairePicture, type Questionnaire, type StaffQuestionnaire } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { storeSitePicture } from '../site-picture/index.ts'
import { exportAnswers } from './for-staff/answers.export.ts'
import { copyQuestionnaire } from './for-staff/copy-questionnaire.ts'
import { inviteToQuestionnaire } from './for-staff/invite.ts'
import { getCross, getStaffResults, listTexts } from './for-staff/results.read.ts'
import { createQuestionnaire, saveQuestionnaire } from './for-staff/save-questionnaire.ts'
import { setCareless, setQuestionnaireState } from './for-staff/set-state.ts'
import {
  getStaffQuestionnaire,
  listStaffQuestionnaires,
  questionnaireExport,
} from './for-staff/staff-questionnaires.read.ts'
import { getOwnResult, getQuestionnaire, listForMember, previewQuestionnaire } from './questionnaires.read.ts'
import { saveDraft } from './save-draft.ts'
import { submitAnswers } from './submit-answers.ts'
import { withdrawAnswers } from './withdraw-answers.ts'

export const questionnaireMethods: HandlersOf<typeof Questionnaire> = {
  GetList: listForMember,
  GetDetail: getQuestionnaire,
  Preview: previewQuestionnaire,
  SaveDraft: saveDraft,
  Submit: submitAnswers,
  Withdraw: withdrawAnswers,
  GetResult: getOwnResult,
}

export const staffQuestionnaireMethods: HandlersOf<typeof StaffQuestionnaire> = {
  GetList: listStaffQuestionnaires,
  Export: (ctx, input) => beginExport(ctx, questionnaireExport, input),
  GetDetail: getStaffQuestionnaire,
  Upload: (ctx, file) => storeSitePicture(ctx, { ...file, useType: questionnairePicture.useType }),
  Create: createQuestionnaire,
  Save: saveQuestionnaire,
  SetState: setQuestionnaireState,
  Copy: copyQuestionnaire,
  SetCareless: setCareless,
  GetResults: getStaffResults,
  GetTexts: listTexts,
  GetCross: getCross,
  ExportAnswers: exportAnswers,
  Invite: inviteToQuestionnaire,
}
