import type { QuestionnaireCard } from '@guangquan/contract'
import { openQuestionnaires } from '@guangquan/routes/first/questionnaire'
import { EmptyState, Skeleton, UiLink } from '@guangquan/ui'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { minuteOf, rewardText } from '../questionnaire-facts.ts'

/** Questionnaires that the member may answer now, ordered by their end. */
export function QuestionnaireList() {
  return (
    <OwnPage title="问卷">
      <InfiniteList
        options={queries.pages(...openQuestionnaires())}
        skeleton={<Skeleton height="112px" />}
        empty={<EmptyState title="现在没有等你回答的问卷" help="有新的问卷，会在通知里告诉你" />}
      >
        {(items) => (
          <ul className="qn-list">
            {items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </OwnPage>
  )
}

function Row({ item }: { item: QuestionnaireCard }) {
  const { id, title, coverUrl, questionCount, minutes, endTime, isAnonymous } = item
  const reward = rewardText(item)
  return (
    <li>
      <UiLink className="qn-card" href={ownPaths.questionnaire(id)}>
        {coverUrl === null ? null : <img src={coverUrl} alt="" width="240" height="160" loading="lazy" />}
        <span className="qn-card-words">
          <span className="qn-card-title">{title}</span>
          <span className="qn-card-facts">
            {questionCount} 题，约 {minutes} 分钟{isAnonymous ? '，匿名' : ''}
          </span>
          <span className="qn-card-facts">
            {minuteOf(endTime)} 截止{reward === '' ? '' : `，${reward}`}
          </span>
        </span>
      </UiLink>
    </li>
  )
}
