export function FeedbackScreen() {
  return <h1>FeedbackScreen</h1>;
}
