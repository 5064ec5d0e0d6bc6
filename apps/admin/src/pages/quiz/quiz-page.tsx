import type { StaffQuizDay, StaffQuizFigures } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Flex, Statistic, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, read, write } from '../../platform/api.ts'
import { QuizDayTable, type NamedQuestion } from './quiz-day-table.tsx'

/** 猜参数: the questions of today and tomorrow, and how they are answered. */
export function QuizPage() {
  const quiz = useQuery(read(api.StaffQuiz.GetDays, {}))
  const [replaced, setReplaced] = useState<NamedQuestion | null>(null)
  return (
    <>
      <PageHead title="猜参数" />
      {quiz.isError ? (
        <ReadFailed error={quiz.error} retry={quiz.refetch} />
      ) : quiz.data === undefined ? (
        <Loading />
      ) : (
        <Flex vertical gap={24}>
          <QuizFigures figures={quiz.data.figures} />
          {quiz.data.days.map((day) => (
            <QuizDaySection key={day.day} day={day} onReplace={setReplaced} />
          ))}
        </Flex>
      )}
      <ActDialog
        changed={[api.StaffQuiz.GetDays]}
        onClose={() => setReplaced(null)}
        act={replaced === null ? null : actOf(replaced)}
      />
    </>
  )
}

const actOf = ({ id, name }: NamedQuestion) => ({
  title: `换掉 · ${name}`,
  after: '换成另一张照片。已经答过这一题的人不用再答，成绩不变。',
  submitText: '换掉',
  write: ({ reason }: Reasoned) => write(api.StaffQuiz.Replace, { id, reason }),
  done: '已换掉',
})

function QuizFigures({ figures }: { figures: StaffQuizFigures }) {
  const { consenting, players7, answers7, correct7 } = figures
  return (
    <Flex gap={48} wrap>
      <Statistic title="允许用于学习的影友" value={consenting} />
      <Statistic title="最近 7 天答题的人" value={players7} />
      <Statistic title="最近 7 天答案" value={answers7} />
      <Statistic
        title="最近 7 天命中"
        value={answers7 === 0 ? '—' : `${Math.round((100 * correct7) / answers7)}%`}
      />
    </Flex>
  )
}

interface SectionProps {
  day: StaffQuizDay
  onReplace: (question: NamedQuestion) => void
}

function QuizDaySection({ day, onReplace }: SectionProps) {
  const title = day.isToday ? '今天' : '明天'
  return (
    <section aria-label={title}>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {title}（{day.day}）
      </Typography.Title>
      <Typography.Paragraph type="secondary">
        {day.madeAt === null
          ? '还没有选题。每天中午选出第二天的十张。'
          : day.isToday
            ? `${day.players} 人答过，${day.finishers} 人答完`
            : `${day.madeAt.slice(0, 16)} 选出`}
      </Typography.Paragraph>
      {day.madeAt === null ? null : <QuizDayTable day={day} title={title} onReplace={onReplace} />}
    </section>
  )
}
