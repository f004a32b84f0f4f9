type Props = {
  part: string;
  heading: string;
  intro: string;
};

export function DetailWords({ part, heading, intro }: Props) {
  return (
    <div className="words detail-words">
      <p className="case-part">{part}</p>
      <h2 id="detail" className="text-display-2">
        {heading}
      </h2>
      <p>{intro}</p>
    </div>
  );
}
