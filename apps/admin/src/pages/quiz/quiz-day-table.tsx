import type { StaffQuizDay, StaffQuizQuestion } from '@guangquan/contract'
import { quizAskNames } from '@guangquan/contract/quiz/quiz.words'
import { formatShutter } from '@guangquan/rules/gear/gear-query'
import { quizAsks } from '@guangquan/rules/posts/quiz-options'
import { Button, Image, Tag } from 'antd'
import { Link } from 'react-router'
import { ShortTable } from '../../parts/tables/short-table.tsx'

/** A question with its name in dialogs. */
export interface NamedQuestion {
  id: string
  name: string
}

interface QuizDayTableProps {
  day: StaffQuizDay
  title: string
  onReplace: (question: NamedQuestion) => void
}

/** The questions of a day with their answers. */
export function QuizDayTable({ day, title, onReplace }: QuizDayTableProps) {
  const nameOf = ({ position }: StaffQuizQuestion) => `${title}第 ${position} 题`
  return (
    <ShortTable<StaffQuizQuestion>
      name={day.isToday ? 'quiz-today' : 'quiz-tomorrow'}
      label={`${title}的题目`}
      rowKey="id"
      rows={day.questions}
      empty="没有题目"
      columns={[
        { key: 'position', title: '题号', dataIndex: 'position' },
        {
          key: 'picture',
          title: '照片',
          render: (_, question) =>
            question.pictureUrl === null ? (
              '照片已删除'
            ) : (
              <Image src={question.pictureUrl} alt={nameOf(question)} width={120} />
            ),
        },
        {
          key: 'options',
          title: '选项',
          render: (_, question) => (
            <>
              <div>{quizAskNames[question.asks]}</div>
              {question.options.map((value, place) => (
                <Tag key={value} color={place === question.answer ? 'success' : undefined}>
                  {optionText(question, value)}
                  {place === question.answer ? '（答案）' : ''}
                </Tag>
              ))}
            </>
          ),
        },
        {
          key: 'author',
          title: '作者',
          render: (_, { authorId, authorName }) => <Link to={`/members/${authorId}`}>{authorName}</Link>,
        },
        {
          key: 'state',
          title: '状态',
          render: (_, { isOpen }) =>
            isOpen ? <Tag color="success">展示</Tag> : <Tag color="warning">不再展示</Tag>,
        },
        {
          key: 'plays',
          title: '答对',
          render: (_, { plays, correct }) => (plays === 0 ? '—' : `${correct}/${plays}`),
        },
        {
          key: 'acts',
          title: '操作',
          render: (_, question) => (
            <Button
              size="small"
              aria-label={`换掉${nameOf(question)}`}
              onClick={() => onReplace({ id: question.id, name: nameOf(question) })}
            >
              换掉
            </Button>
          ),
        },
      ]}
    />
  )
}

function optionText({ asks }: StaffQuizQuestion, value: number): string {
  if (asks === quizAsks.aperture) return `f/${value}`
  return asks === quizAsks.focalLength ? `${value}mm` : `${formatShutter(value)}s`
}
