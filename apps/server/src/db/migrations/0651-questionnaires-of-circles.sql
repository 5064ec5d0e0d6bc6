-- A questionnaire for the members of a circle.
alter table questionnaire add column circle_id uuid references circle;
alter table questionnaire drop constraint questionnaire_audience_check;
alter table questionnaire add constraint questionnaire_audience_check check (audience between 1 and 5);
alter table questionnaire add constraint questionnaire_circle_check check ((audience = 5) = (circle_id is not null));
create index questionnaire_circle on questionnaire (circle_id) where circle_id is not null;
