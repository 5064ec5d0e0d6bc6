import '../questionnaire.css'
import '../questionnaire-answers.css'
import { oneQuestionnaire } from '@guangquan/routes/first/questionnaire'
import { IrisLoader, Later } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { AnsweringForm } from '../components/answering-form.tsx'
import { NotOpen } from '../components/not-open.tsx'
import { QuestionnaireMissing } from '../components/questionnaire-missing.tsx'
import { QuestionnaireList } from '../components/questionnaire-list.tsx'

/** 问卷: one that the address names, or all that the member may answer now. */
export default function QuestionnairePage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id === null ? <QuestionnaireList /> : <Answering key={id} id={id} />
}

function Answering({ id }: { id: string }) {
  const questionnaire = useQuery({ ...queries.one(...oneQuestionnaire(id)), refetchOnWindowFocus: false })
  usePageTitle(questionnaire.data?.title)
  if (questionnaire.data !== undefined)
    return questionnaire.data.obstacle === null ? (
      <AnsweringForm questionnaire={questionnaire.data} />
    ) : (
      <NotOpen questionnaire={questionnaire.data} />
    )
  if (questionnaire.isError) return <QuestionnaireMissing of={questionnaire} />
  return (
    <Later>
      <IrisLoader className="py-16" />
    </Later>
  )
}
