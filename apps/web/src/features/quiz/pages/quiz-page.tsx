import '../quiz.css'
import { quizDay, quizRecord } from '@guangquan/routes/first/quiz'
import { Button, EmptyState, Iris, IrisLoader, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { QuizGame } from '../components/quiz-game.tsx'
import { countedOf } from '../quiz-text.ts'

/** 猜参数: ten photographs a day whose settings members guess. */
export default function QuizPage() {
  return <div className="page quiz">{useSignedIn() ? <Today /> : <Intro />}</div>
}

function Intro() {
  return (
    <section className="quiz-intro">
      <Iris open={0.6} lit size={72} />
      <h1>猜参数</h1>
      <p>
        每天零点换十张影友的照片，所有人都一样。看着画面猜光圈、焦距或快门，四个里选一个，选定以后告诉你为什么。
      </p>
      <p>照片都经作者允许。连续答题，可以得到勋章「答题王」。</p>
      <Button kind="lit" onClick={() => promptSignIn('登录后就能答题')}>
        登录后开始
      </Button>
    </section>
  )
}

function Today() {
  const day = useQuery(queries.one(...quizDay()))
  const record = useQuery(queries.one(...quizRecord()))
  if (day.isError) return <LoadError of={day} />
  if (record.isError) return <LoadError of={record} />
  if (day.data === undefined || record.data === undefined)
    return (
      <div className="min-h-svh">
        <IrisLoader className="pt-24" />
      </div>
    )
  if (countedOf(day.data.questions).length === 0)
    return (
      <>
        <h1 className="quiz-title">猜参数</h1>
        <EmptyState
          title="今天没有可以答的题"
          help="允许自己的照片用于学习，以后就会有更多题目"
          action={
            <LinkButton kind="line" href={ownPaths.setting()}>
              去设置
            </LinkButton>
          }
        />
      </>
    )
  return <QuizGame key={day.data.day} day={day.data} record={record.data} />
}
