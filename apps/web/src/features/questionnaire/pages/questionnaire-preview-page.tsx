import '../questionnaire.css'
import '../questionnaire-answers.css'
import { previewOfQuestionnaire } from '@guangquan/routes/first/questionnaire'
import { IrisLoader, Later } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { PreviewForm } from '../components/preview-form.tsx'
import { QuestionnaireMissing } from '../components/questionnaire-missing.tsx'

/** 问卷预览: the questions as members see them. Nothing is sent or stored. */
export default function QuestionnairePreviewPage() {
  const [search] = useSearchParams()
  const preview = useQuery(
    queries.one(...previewOfQuestionnaire(search.get('id') ?? '', search.get('previewToken') ?? '')),
  )
  usePageTitle(preview.data?.title)
  if (preview.data !== undefined) return <PreviewForm questionnaire={preview.data} />
  if (preview.isError) return <QuestionnaireMissing of={preview} />
  return (
    <Later>
      <IrisLoader className="py-16" />
    </Later>
  )
}
