import { useLocation } from "react-router";
import { firm } from "../../content/firm.ts";
import { footerLinks } from "../../content/navigation.ts";
import { LinkedInIcon, YouTubeIcon } from "../ui/brand-marks.tsx";

const socialIcons: Record<string, typeof LinkedInIcon> = {
  LinkedIn: LinkedInIcon,
  YouTube: YouTubeIcon,
};

export function SocialLinks() {
  return (
    <ul className="social-links">
      {firm.social.map(({ name, href }) => {
        const SocialIcon = socialIcons[name];
        return (
          <li key={name}>
            <a className="icon-button" href={href} aria-label={`${firm.name} on ${name}`}>
              {SocialIcon ? <SocialIcon /> : name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

export function Footer({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  return (
    <footer id="footer" className="site-footer">
      <div className="shell footer-columns">
        <div className="footer-firm">
          <p className="footer-tagline">{firm.tagline}</p>
          <SocialLinks />
        </div>
        <nav aria-label="Quick Links">
          <h2 className="label">Quick Links</h2>
          <ul className="footer-links">
            {footerLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="label">Contact</h2>
          <ul className="footer-links">
            <li>
              <a href={`mailto:${firm.email}`}>{firm.email}</a>
            </li>
            <li>
              <a href={firm.phoneHref}>{firm.phone}</a>
            </li>
            <li>{firm.location}</li>
          </ul>
        </div>
      </div>
      <div className="shell">
        <div className="footer-base">
          <p>
            © {firm.copyrightYear} {firm.name}. All rights reserved.
          </p>
          <p className="page-address">
            {origin}
            {pathname}
          </p>
          <ul className="partner-marks" aria-label="Platforms we work with">
            {firm.partners.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
